<?php

const LENS_WIDGETS_PREVIEW = 'lens-widgets-preview';

/** Where the editor finds one widget as a page of its own: a cabinet below its address, which it needs. */
function lens_widgets_preview_url(string $name): string
{
    $settings = lens_widgets_settings();
    $path = ['cabinet' => $settings['profileUrl'], 'specialist' => $settings['specialistUrl']][$name] ?? null;
    $site = $path === null ? home_url('/') : set_url_scheme('http://' . lens_widgets_host() . $path);
    return add_query_arg(LENS_WIDGETS_PREVIEW, $name, $site);
}

/** The host of the site, with its port. */
function lens_widgets_host(): string
{
    $site = wp_parse_url(home_url());
    return $site['host'] . (isset($site['port']) ? ":{$site['port']}" : '');
}

/** What the block asks for: which widgets there are, its texts, and whether the build is missing. */
function lens_widgets_block_data(): array
{
    $widgets = [];
    foreach (lens_widgets_all() as $name => [$title, $settings]) {
        $preview = lens_widgets_preview_url($name);
        $widgets[$name] = ['title' => $title, 'settings' => (object) $settings, 'preview' => $preview];
    }
    return [
        'widgets' => $widgets,
        'missing' => lens_widgets_missing_build(),
        'texts' => [
            'description' => __('Personal account and other widgets of a contact-lens shop', 'lens-widgets'),
            'keywords' => __('lenses, account, catalogue', 'lens-widgets'),
            'panel' => __('Widget', 'lens-widgets'),
            'name' => __('Which widget', 'lens-widgets'),
            'fallback' => __('What shows without JavaScript', 'lens-widgets'),
            /* translators: %s is the name of a widget */
            'widget' => __('Widget “%s”', 'lens-widgets'),
        ],
    ];
}

add_action('enqueue_block_editor_assets', function () {
    $json = wp_json_encode(lens_widgets_block_data(), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE);
    wp_add_inline_script('lens-widgets-block', "window.lensWidgetsBlock = $json", 'before');
});

// One widget alone, for editors; also before its page is published.
add_action('template_redirect', function () {
    $name = $_GET[LENS_WIDGETS_PREVIEW] ?? null;
    if (!is_string($name) || !current_user_can('edit_posts')) {
        return;
    }
    status_header(200);
    nocache_headers();
    header('Cache-Control: private, no-store');
    header('X-Robots-Tag: noindex');
    echo "<!doctype html>\n<html lang=\"ru\">\n<head>\n<meta charset=\"utf-8\">\n";
    echo '<meta name="viewport" content="width=device-width">', "\n";
    printf("<title>%s</title>\n", esc_html(lens_widgets_all()[$name][0] ?? ''));
    printf("<link rel=\"stylesheet\" href=\"%s\">\n", esc_url(plugins_url('preview.css', LENS_WIDGETS_FILE)));
    lens_widgets_head([$name], lens_widgets_config());
    $settings = array_filter((array) wp_unslash($_GET['settings'] ?? []), 'is_string');
    echo "</head>\n<body>\n", lens_widgets_container($name, $settings), "\n</body>\n</html>\n";
    exit;
}, 0);
