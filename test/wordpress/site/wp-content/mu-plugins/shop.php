<?php
/* What the shop itself knows of the visitor. A cookie of the test chooses who it is, and which theme shows. */
add_filter('lens_widgets_config', fn ($config) => $config + [
    'token' => $_COOKIE['shop-token'] ?? '',
    'csrfToken' => 'csrf',
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

// As if the build had not been copied.
add_filter('lens_widgets_build', fn ($folder) => isset($_COOKIE['shop-hide-build']) ? '/nowhere' : $folder);
