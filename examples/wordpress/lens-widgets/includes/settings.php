<?php

/** The keys of pageConfig that the settings page asks for: label and what holds without it. */
function lens_widgets_fields(): array
{
    return [
        'profileUrl' => ['Адрес личного кабинета', '/personal/'],
        'apiUrl' => ['Адрес API', '/api'],
        'tokenHeader' => ['Заголовок с токеном', 'X-Auth-Token'],
        'csrfHeader' => ['Заголовок CSRF', 'X-CSRF-Token'],
    ];
}

/** @return array<string, string> the settings as they hold */
function lens_widgets_settings(): array
{
    $defaults = array_map(fn ($field) => $field[1], lens_widgets_fields());
    return array_merge($defaults, array_filter((array) get_option('lens_widgets', []), 'strlen'));
}

/** What an editor typed, as it is kept; what cannot be meant is left out, with a word on the page. */
function lens_widgets_sanitize($given): array
{
    $texts = array_map('trim', array_filter((array) $given, 'is_string'));
    $kept = array_intersect_key($texts, lens_widgets_fields());
    foreach (['tokenHeader', 'csrfHeader'] as $key) {
        if (isset($kept[$key]) && !preg_match('/^[\w-]*$/', $kept[$key])) {
            add_settings_error('lens_widgets', $key, 'Название заголовка: латинские буквы, цифры и дефис.');
            unset($kept[$key]);
        }
    }
    if (($kept['profileUrl'] ?? '') !== '') {
        $path = trim((string) wp_parse_url($kept['profileUrl'], PHP_URL_PATH), '/');
        $kept['profileUrl'] = "/$path/";
        if ($path === '') {
            add_settings_error('lens_widgets', 'profileUrl', 'Адрес кабинета: путь его страницы, например /personal/.');
            unset($kept['profileUrl']);
        }
    }
    if (($kept['apiUrl'] ?? '') !== '') {
        if (preg_match('#^(https?://|/(?!/))#i', $kept['apiUrl'])) {
            $kept['apiUrl'] = untrailingslashit(esc_url_raw($kept['apiUrl']));
        } else {
            add_settings_error('lens_widgets', 'apiUrl', 'Адрес API: путь, например /api, или адрес с https://.');
            unset($kept['apiUrl']);
        }
    }
    return $kept;
}

add_action('admin_init', function () {
    register_setting('lens_widgets', 'lens_widgets', [
        'type' => 'object',
        'sanitize_callback' => 'lens_widgets_sanitize',
    ]);
    add_settings_section('lens_widgets', '', '__return_null', 'lens_widgets');
    foreach (lens_widgets_fields() as $key => [$label, $default]) {
        $draw = function () use ($key, $default) {
            printf(
                '<input class="regular-text" id="%1$s" name="lens_widgets[%1$s]" value="%2$s" placeholder="%3$s">',
                esc_attr($key),
                esc_attr(((array) get_option('lens_widgets', []))[$key] ?? ''),
                esc_attr($default)
            );
        };
        add_settings_field($key, $label, $draw, 'lens_widgets', 'lens_widgets', ['label_for' => $key]);
    }
});

add_action('admin_menu', function () {
    add_options_page('Lens Widgets', 'Lens Widgets', 'manage_options', 'lens_widgets', function () {
        echo '<div class="wrap"><h1>Lens Widgets</h1><form method="post" action="options.php">';
        settings_fields('lens_widgets');
        do_settings_sections('lens_widgets');
        submit_button();
        echo '</form></div>';
    });
});
