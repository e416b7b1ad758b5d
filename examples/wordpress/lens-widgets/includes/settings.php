<?php

/**
 * The keys of pageConfig that the settings page asks for: label, what holds without it, and its kind. 'shopUrls.drops' is
 * a key within a key. What is the visitor's (token, csrfToken, isMember) comes by the filter `lens_widgets_config`.
 */
function lens_widgets_fields(): array
{
    $site = untrailingslashit((string) wp_parse_url(home_url(), PHP_URL_PATH));
    return [
        'profileUrl' => ['Адрес личного кабинета', "$site/personal/", 'path'],
        'specialistUrl' => ['Адрес кабинета специалиста', "$site/specialist/", 'path'],
        'apiUrl' => ['Адрес API', '/api', 'url'],
        'tokenHeader' => ['Заголовок с токеном', 'X-Auth-Token', 'header'],
        'csrfHeader' => ['Заголовок CSRF', 'X-CSRF-Token', 'header'],
        'idempotencyHeader' => ['Заголовок с ключом записи', '', 'header'],
        'metricsId' => ['Счётчик Яндекс.Метрики', '', 'number'],
        'chatUrl' => ['Чат поддержки', '', 'url'],
        'basketUrl' => ['Корзина', "$site/basket/", 'url'],
        'checkoutUrl' => ['Оформление заказа', "$site/checkout/", 'url'],
        'productUrl' => ['Страница товара, с {code} или {id}', "$site/catalog/{code}/", 'pattern'],
        'locatorUrl' => ['Оптики', "$site/locator/", 'url'],
        'offerUrl' => ['Оферта', "$site/offer/", 'url'],
        'policyUrl' => ['Политика персональных данных', "$site/policy/", 'url'],
        'shopUrls.contactLenses' => ['Раздел: контактные линзы', '', 'url'],
        'shopUrls.dailyLenses' => ['Раздел: однодневные линзы', '', 'url'],
        'shopUrls.monthlyLenses' => ['Раздел: линзы на месяц', '', 'url'],
        'shopUrls.solutions' => ['Раздел: растворы', '', 'url'],
        'shopUrls.drops' => ['Раздел: капли', '', 'url'],
        'mapTiles.url' => ['Плитки карты, с {z}, {x} и {y}', '', 'pattern'],
        'mapTiles.attribution' => ['Чьи это карты', '', 'text'],
        'hideMenu' => ['Кабинет без меню: 1', '', 'flag'],
        'fakeEmailDomain' => ['Метка ненастоящей почты', '', 'text'],
    ];
}

/** @return array<string, string> the settings as they hold, what stands empty left out */
function lens_widgets_settings(): array
{
    $defaults = array_filter(array_map(fn ($field) => $field[1], lens_widgets_fields()), 'strlen');
    return array_merge($defaults, array_filter((array) get_option('lens_widgets', []), 'strlen'));
}

/** The settings as pageConfig has them: numbers, yes and no, and keys within keys. */
function lens_widgets_page_keys(): array
{
    $keys = [];
    foreach (array_intersect_key(lens_widgets_settings(), lens_widgets_fields()) as $key => $text) {
        $kind = lens_widgets_fields()[$key][2];
        $value = match ($kind) {
            'number' => (int) $text,
            'flag' => true,
            default => $text,
        };
        [$group, $name] = array_pad(explode('.', $key, 2), 2, null);
        if ($name === null) {
            $keys[$key] = $value;
        } else {
            $keys[$group][$name] = $value;
        }
    }
    return $keys;
}

/** A text as it is kept, or null with what is wrong with it. */
function lens_widgets_checked(string $kind, string $label, string $text): array
{
    $isAddress = (bool) preg_match('#^(https?://|/(?!/))#i', $text);
    switch ($kind) {
        case 'header':
            return preg_match('/^[\w-]+$/', $text)
                ? [$text, '']
                : [null, 'Название заголовка: латинские буквы, цифры и дефис.'];
        case 'path':
            $path = trim((string) wp_parse_url($text, PHP_URL_PATH), '/');
            $site = lens_widgets_site_path();
            if ($path === '' || $path === $site) {
                return [null, 'Адрес кабинета: путь его страницы, например /personal/.'];
            }
            // The site answers only what is below its own address.
            return [$site === '' || str_starts_with($path, "$site/") ? "/$path/" : "/$site/$path/", ''];
        case 'url':
            return $isAddress
                ? [esc_url_raw($text), '']
                : [null, "$label: путь, например /api, или адрес с https://."];
        case 'pattern':
            // Its braces are no part of an address.
            return $isAddress && str_contains($text, '{') && !preg_match('/[\s"<>]/', $text)
                ? [$text, '']
                : [null, "$label: адрес, в котором это стоит в фигурных скобках."];
        case 'number':
            return ctype_digit($text) ? [$text, ''] : [null, "$label: число."];
        case 'flag':
            return in_array($text, ['0', '1'], true) ? [$text === '1' ? '1' : '', ''] : [null, "$label или ничего."];
        default:
            return [sanitize_text_field($text), ''];
    }
}

/** What an editor typed, as it is kept; what cannot be meant is left out, with a word on the page. */
function lens_widgets_sanitize($given): array
{
    $texts = array_map('trim', array_filter((array) $given, 'is_string'));
    $kept = [];
    foreach (array_intersect_key(lens_widgets_fields(), $texts) as $key => [$label, , $kind]) {
        if ($texts[$key] === '') {
            continue;
        }
        [$value, $problem] = lens_widgets_checked($kind, $label, $texts[$key]);
        if ($value === null) {
            add_settings_error('lens_widgets', $key, $problem);
        } else {
            $kept[$key] = $key === 'apiUrl' ? untrailingslashit($value) : $value;
        }
    }
    return $kept;
}

/** The account page of WooCommerce, whose path the cabinet may take over; empty without it. */
function lens_widgets_account_hint(string $key): string
{
    if ($key !== 'profileUrl' || !function_exists('wc_get_page_permalink')) {
        return '';
    }
    $path = (string) wp_parse_url(wc_get_page_permalink('myaccount'), PHP_URL_PATH);
    return sprintf('<p class="description">Страница аккаунта WooCommerce: <code>%s</code></p>', esc_html($path));
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
                '<input class="regular-text" id="%1$s" name="lens_widgets[%1$s]" value="%2$s" placeholder="%3$s">%4$s',
                esc_attr($key),
                esc_attr(((array) get_option('lens_widgets', []))[$key] ?? ''),
                esc_attr($default),
                lens_widgets_account_hint($key)
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
