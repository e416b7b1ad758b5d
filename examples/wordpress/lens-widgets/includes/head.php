<?php

/** Where a file of the build is served; the folder `dist` of the plugin is a copy of it. */
function lens_widgets_url(string $file): string
{
    return plugins_url("dist/$file", LENS_WIDGETS_FILE);
}

/** The page's configuration. `lens_widgets_config` adds what only the shop knows: token and csrfToken. */
function lens_widgets_config(): array
{
    return (array) apply_filters('lens_widgets_config', lens_widgets_page_keys());
}

/** The keys that are the visitor's own. */
const LENS_WIDGETS_OF_VISITOR = ['token', 'csrfToken', 'isMember'];

/** The page's configuration as it is for everybody. */
function lens_widgets_config_of_all(array $config): array
{
    return array_diff_key($config, array_flip(LENS_WIDGETS_OF_VISITOR));
}

/** Whether a configuration says something that only this visitor may see. A CSRF token belongs to a session, also a guest's. */
function lens_widgets_is_of_visitor(array $config): bool
{
    $own = array_diff_key($config, lens_widgets_config_of_all($config));
    return array_filter($own, fn ($value) => $value !== '' && $value !== null) !== [];
}

/** The widgets that are drawn so far, and one more. */
function lens_widgets_drawn(?string $name = null): array
{
    static $drawn = [];
    if ($name !== null) {
        $drawn[] = $name;
    }
    return $drawn;
}

/**
 * The widgets of this page: of the texts that it shows, and those drawn so far, as themes of blocks draw their templates
 * before the head. What a classic theme draws below it is named by the filter `lens_widgets_names`.
 */
function lens_widgets_names(): array
{
    $texts = array_map(fn ($post) => (string) ($post->post_content ?? ''), $GLOBALS['wp_query']->posts ?? []);
    $names = array_merge(lens_widgets_drawn(), ...array_map('lens_widgets_names_in', $texts));
    return array_values(array_unique((array) apply_filters('lens_widgets_names', $names)));
}

/** Keeps the page out of caches, as long as that can be said. */
function lens_widgets_keep_out_of_caches(): void
{
    // Page caches ask for this constant, not for headers.
    defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
    if (!headers_sent()) {
        nocache_headers();
        header('Cache-Control: private, no-store');
    }
}

/** What the build tells of itself; nothing where it is missing. */
function lens_widgets_manifest(): array
{
    $file = plugin_dir_path(LENS_WIDGETS_FILE) . 'dist/manifest.json';
    return is_readable($file) ? (array) json_decode((string) file_get_contents($file), true) : [];
}

/**
 * Starts the cabinet's first calls, which hints alone would make wait. A policy allows it by `snippet.hash` of the
 * manifest: it is written as it is there.
 */
function lens_widgets_snippet(array $manifest, array $names): string
{
    $code = $manifest['snippet']['code'] ?? '';
    return $code !== '' && in_array('cabinet', $names, true) ? "<script>$code</script>\n" : '';
}

/** Hints for what the first screens of these widgets need. */
function lens_widgets_hints(array $manifest, array $names): string
{
    $hints = '';
    $files = array_merge(...array_map(fn ($name) => $manifest['preload'][$name] ?? [], array_values($names)));
    foreach (array_column($files, 'integrity', 'file') as $name => $integrity) {
        if (str_ends_with($name, '.js')) {
            $hints .= sprintf(
                "<link rel=\"modulepreload\" href=\"%s\" integrity=\"%s\" fetchpriority=\"low\">\n",
                esc_url(lens_widgets_url($name)),
                esc_attr($integrity)
            );
        }
    }
    return $hints;
}

/** Data, no script: no policy forbids it. '<' would end the block, were it not escaped. */
function lens_widgets_head(array $names, array $config): void
{
    $json = wp_json_encode((object) $config, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE);
    $manifest = lens_widgets_manifest();
    echo "<script type=\"application/json\" data-lens-config>$json</script>\n";
    echo lens_widgets_snippet($manifest, $names);
    printf(
        "<script type=\"module\" src=\"%s\" crossorigin></script>\n",
        esc_url(lens_widgets_url('loader.js'))
    );
    echo lens_widgets_hints($manifest, $names);
}

/** Writes the head of a page that has widgets, once; where caches cannot be told any more, without what is the visitor's. */
function lens_widgets_write_head(array $names): void
{
    static $isWritten = false;
    if ($isWritten || !$names) {
        return;
    }
    $isWritten = true;
    $config = lens_widgets_config();
    $isTold = !headers_sent() || preg_grep('/^cache-control:.*no-store/i', headers_list());
    printf("<link rel=\"stylesheet\" href=\"%s\">\n", esc_url(plugins_url('room.css', LENS_WIDGETS_FILE)));
    lens_widgets_head($names, $isTold ? $config : lens_widgets_config_of_all($config));
}

add_action('wp_head', fn () => lens_widgets_write_head(lens_widgets_names()), 1);
// What a template has drawn below the head, and nobody has named.
add_action('wp_footer', fn () => lens_widgets_write_head(lens_widgets_drawn()));

add_action('template_redirect', function () {
    if (lens_widgets_names() && lens_widgets_is_of_visitor(lens_widgets_config())) {
        lens_widgets_keep_out_of_caches();
    }
});
