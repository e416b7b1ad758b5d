<?php

/** Where a file of the build is served; the folder `dist` of the plugin is a copy of it. */
function lens_widgets_url(string $file): string
{
    return plugins_url("dist/$file", LENS_WIDGETS_FILE);
}

/** The page's configuration. `lens_widgets_config` adds what only the shop knows: token and csrfToken. */
function lens_widgets_config(): array
{
    return (array) apply_filters('lens_widgets_config', lens_widgets_settings());
}

/** Hints for what the first screens of these widgets need; none where the build is missing. */
function lens_widgets_hints(array $names): string
{
    $file = plugin_dir_path(LENS_WIDGETS_FILE) . 'dist/manifest.json';
    $manifest = is_readable($file) ? json_decode((string) file_get_contents($file), true) : null;
    $hints = '';
    $files = array_merge(...array_map(fn ($name) => $manifest['preload'][$name] ?? [], array_values($names)));
    foreach (array_column($files, 'integrity', 'file') as $name => $integrity) {
        if (str_ends_with($name, '.js')) {
            $hints .= sprintf(
                "<link rel=\"modulepreload\" href=\"%s\" integrity=\"%s\">\n",
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
    echo "<script type=\"application/json\" data-lens-config>$json</script>\n";
    printf(
        "<script type=\"module\" src=\"%s\" crossorigin></script>\n",
        esc_url(lens_widgets_url('loader.js'))
    );
    echo lens_widgets_hints($names);
}

add_action('wp_head', function () {
    lens_widgets_head(is_singular() ? lens_widgets_names_in((string) get_post()->post_content) : []);
}, 1);

// The preview in the editor.
add_action('admin_head', function () {
    if (get_current_screen()?->is_block_editor()) {
        lens_widgets_head([]);
    }
});

// A page with a token is one customer's: no cache keeps it.
add_action('template_redirect', function () {
    if ((lens_widgets_config()['token'] ?? '') !== '') {
        nocache_headers();
    }
});
