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
function lens_widgets_head(array $names): void
{
    $json = wp_json_encode((object) lens_widgets_config(), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE);
    $manifest = lens_widgets_manifest();
    echo "<script type=\"application/json\" data-lens-config>$json</script>\n";
    echo lens_widgets_snippet($manifest, $names);
    printf(
        "<script type=\"module\" src=\"%s\" crossorigin></script>\n",
        esc_url(lens_widgets_url('loader.js'))
    );
    echo lens_widgets_hints($manifest, $names);
}

add_action('wp_head', function () {
    $names = is_singular() ? lens_widgets_names_in((string) get_post()->post_content) : [];
    if ($names) {
        printf("<link rel=\"stylesheet\" href=\"%s\">\n", esc_url(plugins_url('room.css', LENS_WIDGETS_FILE)));
    }
    lens_widgets_head($names);
}, 1);

// A page with a token is one customer's: no cache keeps it.
add_action('template_redirect', function () {
    if ((lens_widgets_config()['token'] ?? '') !== '') {
        // Page caches ask for this constant, not for headers.
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        nocache_headers();
        header('Cache-Control: private, no-store');
    }
});
