<?php
/* What the shop itself knows of the visitor. A cookie of the test chooses who it is, and which theme shows. */
add_filter('lens_widgets_config', fn ($config) => $config + [
    'token' => $_COOKIE['shop-token'] ?? '',
    // That of a guest is of a session, too.
    'csrfToken' => isset($_COOKIE['shop-token']) || isset($_COOKIE['shop-csrf']) ? 'csrf' : '',
    'metricsId' => null,
]);
$theme = fn ($theme) => ($_COOKIE['shop-theme'] ?? '') ?: $theme;
add_filter('template', $theme);
add_filter('stylesheet', $theme);

// The editor's alignment of the block, which the tests of the themes vary.
add_filter('render_block_data', function ($block) {
    if ($block['blockName'] === 'lens-widgets/widget' && isset($_COOKIE['shop-align'])) {
        $block['attrs']['align'] = $_COOKIE['shop-align'];
    }
    return $block;
});

// A widget of the theme's own template, below the head; the theme may name it.
if (isset($_COOKIE['shop-template'])) {
    add_action('wp_footer', fn () => print(do_shortcode('[lens-widget name="feedback"]')), 1);
    $_COOKIE['shop-template'] === 'named' && add_filter('lens_widgets_names', fn ($names) => [...$names, 'feedback']);
}

// Who edits changes their language.
add_filter('get_user_metadata', fn ($value, $user, $key) => $key === 'locale' && isset($_COOKIE['shop-locale'])
    ? [$_COOKIE['shop-locale']]
    : $value, 10, 3);

// As if the build had not been copied.
add_filter('lens_widgets_build', fn ($folder) => isset($_COOKIE['shop-hide-build']) ? '/nowhere' : $folder);

// As WordPress begins: addresses without paths.
add_filter('pre_option_permalink_structure', fn ($value) => isset($_COOKIE['shop-plain-links']) ? '' : $value);

// As if WooCommerce were there.
if (isset($_COOKIE['shop-woocommerce'])) {
    function wc_get_page_permalink($page)
    {
        return home_url($page === 'myaccount' ? '/my-account/' : '/');
    }
}

// What is kept of the plugin, on each site of a network.
add_action('init', function () {
    if (isset($_GET['shop-kept'])) {
        $sites = is_multisite() ? get_sites(['fields' => 'ids']) : [0];
        wp_send_json(array_map(fn ($site) => is_multisite() ? get_blog_option($site, 'lens_widgets') : get_option('lens_widgets'), $sites));
    }
}, 0);
