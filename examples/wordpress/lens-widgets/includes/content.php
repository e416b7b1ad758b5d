<?php

const LENS_WIDGETS_BLOCK = 'lens-widgets/widget';
const LENS_WIDGETS_SHORTCODE = 'lens-widget';

add_action('init', function () {
    // [lens-widget name="product" product-id="202"]What is seen without script[/lens-widget]
    add_shortcode(LENS_WIDGETS_SHORTCODE, function ($attributes, $content = '') {
        $settings = (array) $attributes;
        return lens_widgets_container((string) ($settings['name'] ?? ''), $settings, wp_kses_post((string) $content));
    });

    $needed = ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element'];
    wp_register_script('lens-widgets-block', plugins_url('block.js', LENS_WIDGETS_FILE), $needed, LENS_WIDGETS_VERSION, true);
    register_block_type(LENS_WIDGETS_BLOCK, [
        'api_version' => 3,
        'editor_script' => 'lens-widgets-block',
        'attributes' => [
            'name' => ['type' => 'string', 'default' => 'cabinet'],
            'settings' => ['type' => 'object', 'default' => (object) []],
            'fallback' => ['type' => 'string', 'default' => ''],
        ],
        'supports' => ['align' => ['wide', 'full'], 'html' => false],
        'render_callback' => function ($attributes) {
            $fallback = esc_html($attributes['fallback'] ?? '');
            $container = lens_widgets_container($attributes['name'], (array) $attributes['settings'], $fallback);
            return sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), $container);
        },
    ]);
});

/** The widgets of a text, by its blocks and its shortcodes. */
function lens_widgets_names_in(string $text): array
{
    $names = [];
    $look = function (array $blocks) use (&$look, &$names) {
        foreach ($blocks as $block) {
            if ($block['blockName'] === LENS_WIDGETS_BLOCK) {
                $names[] = (string) ($block['attrs']['name'] ?? 'cabinet');
            }
            $look($block['innerBlocks']);
        }
    };
    $look(parse_blocks($text));
    preg_match_all('/' . get_shortcode_regex([LENS_WIDGETS_SHORTCODE]) . '/s', $text, $found);
    foreach ($found[3] ?? [] as $attributes) {
        $names[] = (string) (((array) shortcode_parse_atts($attributes))['name'] ?? '');
    }
    return array_values(array_unique($names));
}
