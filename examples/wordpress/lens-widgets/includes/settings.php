<?php

/**
 * The keys of pageConfig that the settings page asks for: label, what holds without it, and its kind. 'shopUrls.drops' is
 * a key within a key. What is the visitor's (token, csrfToken, isMember) comes by the filter `lens_widgets_config`.
 */
function lens_widgets_fields(): array
{
    $site = untrailingslashit((string) wp_parse_url(home_url(), PHP_URL_PATH));
    return [
        'profileUrl' => [__('Address of the personal account', 'lens-widgets'), "$site/personal/", 'path'],
        'specialistUrl' => [__('Address of the cabinet of specialists', 'lens-widgets'), "$site/specialist/", 'path'],
        'apiUrl' => [__('Address of the API', 'lens-widgets'), '/api', 'url'],
        'tokenHeader' => [__('Header with the token', 'lens-widgets'), 'X-Auth-Token', 'header'],
        'csrfHeader' => [__('CSRF header', 'lens-widgets'), 'X-CSRF-Token', 'header'],
        'idempotencyHeader' => [__('Header with the key of a write', 'lens-widgets'), '', 'header'],
        'metricsId' => [__('Counter of Yandex.Metrica', 'lens-widgets'), '', 'number'],
        'chatUrl' => [__('Support chat', 'lens-widgets'), '', 'url'],
        'basketUrl' => [__('Basket', 'lens-widgets'), "$site/basket/", 'url'],
        'checkoutUrl' => [__('Checkout', 'lens-widgets'), "$site/checkout/", 'url'],
        'productUrl' => [__('Page of a product, with {code} or {id}', 'lens-widgets'), "$site/catalog/{code}/", 'pattern'],
        'locatorUrl' => [__('Opticians', 'lens-widgets'), "$site/locator/", 'url'],
        'offerUrl' => [__('Public offer', 'lens-widgets'), "$site/offer/", 'url'],
        'policyUrl' => [__('Policy on personal data', 'lens-widgets'), "$site/policy/", 'url'],
        'shopUrls.contactLenses' => [__('Section: contact lenses', 'lens-widgets'), '', 'url'],
        'shopUrls.dailyLenses' => [__('Section: daily lenses', 'lens-widgets'), '', 'url'],
        'shopUrls.monthlyLenses' => [__('Section: monthly lenses', 'lens-widgets'), '', 'url'],
        'shopUrls.solutions' => [__('Section: solutions', 'lens-widgets'), '', 'url'],
        'shopUrls.drops' => [__('Section: drops', 'lens-widgets'), '', 'url'],
        'mapTiles.url' => [__('Tiles of the map, with {z}, {x} and {y}', 'lens-widgets'), '', 'pattern'],
        'mapTiles.attribution' => [__('Whose maps these are', 'lens-widgets'), '', 'text'],
        'hideMenu' => [__('Account without its menu', 'lens-widgets'), '', 'flag'],
        'loginUrl' => [__('Login of your own, in place of the dialog', 'lens-widgets'), '', 'url'],
        'sessionUrl' => [__('Address that tells the session of a page open for hours', 'lens-widgets'), '', 'url'],
        'privacyUrl' => [__('Page to take a consent back', 'lens-widgets'), '', 'url'],
        'fakeEmailDomain' => [__('Marker of made-up e-mail addresses', 'lens-widgets'), '', 'text'],
    ];
}

/** What a setting is for, where its label leaves that open. */
function lens_widgets_help(): array
{
    return [
        'profileUrl' => __('The path of the page that has the block “Personal account”. All paths below it belong to the account.', 'lens-widgets'),
        'specialistUrl' => __('The path of the page that has the block of specialists, if there is one.', 'lens-widgets'),
        'apiUrl' => __('Where the shop answers the calls: a path of this site, or another address that allows it (CORS).', 'lens-widgets'),
        'tokenHeader' => __('As your API expects it. Leave it empty if you are not sure.', 'lens-widgets'),
        'csrfHeader' => __('As your API expects it. Leave it empty if you are not sure.', 'lens-widgets'),
        'idempotencyHeader' => __('If your API does a repeated write once: the header by which it knows it. An API of another address has to allow it (CORS).', 'lens-widgets'),
        'metricsId' => __('Only digits. The counter itself is put into the page by your theme.', 'lens-widgets'),
        'productUrl' => __('One page for all products is /product/?product={id}.', 'lens-widgets'),
        'mapTiles.url' => __('Without tiles the points stand on an empty map.', 'lens-widgets'),
        'hideMenu' => __('For a theme that has the links of the account in a menu of its own.', 'lens-widgets'),
        'loginUrl' => __('Customers come back by ?return=.', 'lens-widgets'),
        'sessionUrl' => __('Answers token and csrfToken as JSON, for a page whose CSRF token has ended.', 'lens-widgets'),
        'fakeEmailDomain' => __('What the addresses contain that the shop makes up for customers without e-mail: they are refused.', 'lens-widgets'),
    ];
}

/** The paths of the pages that have widgets, and what lies below a cabinet: a page cache has to leave them out. */
function lens_widgets_paths(): array
{
    $found = get_posts(['post_type' => 'any', 'post_status' => 'publish', 'numberposts' => 100, 's' => 'lens-widget']);
    $pages = array_filter($found, fn ($post) => lens_widgets_names_in($post->post_content) !== []);
    $paths = array_map(fn ($post) => (string) wp_parse_url(get_permalink($post), PHP_URL_PATH), array_values($pages));
    $cabinets = array_map(fn ($path) => "/$path/", lens_widgets_cabinet_paths());
    return array_map(fn ($path) => in_array($path, $cabinets, true) ? "$path*" : $path, array_unique($paths));
}

/** What to enter in the settings of a page cache. */
function lens_widgets_draw_caches(): void
{
    printf('<h2>%s</h2><p>%s</p>', esc_html__('Page caches', 'lens-widgets'), esc_html__('A page with a token or a CSRF token is marked for caches (no-store, DONOTCACHEPAGE). If your cache goes by its own list, leave these pages out of it: WP Rocket, “Never cache URLs”; WP Super Cache, “Rejected URLs”; LiteSpeed, “Do not cache URIs”; W3 Total Cache, “Never cache the following pages”.', 'lens-widgets'));
    $paths = lens_widgets_paths();
    echo $paths
        ? '<pre>' . esc_html(implode("\n", $paths)) . '</pre>'
        : '<p>' . esc_html__('No page has a widget yet.', 'lens-widgets') . '</p>';
}

/** The field of a setting, as it stands on the page. */
function lens_widgets_draw_field(string $key, string $default, string $kind): void
{
    $value = (string) (((array) get_option('lens_widgets', []))[$key] ?? '');
    $help = lens_widgets_help()[$key] ?? '';
    $described = $help === '' ? '' : sprintf(' aria-describedby="%s-help"', esc_attr($key));
    $field = $kind === 'flag'
        ? '<input type="checkbox" id="%1$s" name="lens_widgets[%1$s]" value="1"%4$s%5$s>'
        : '<input class="regular-text" id="%1$s" name="lens_widgets[%1$s]" value="%2$s" placeholder="%3$s"%5$s>';
    printf($field, esc_attr($key), esc_attr($value), esc_attr($default), checked($value, '1', false), $described);
    if ($help !== '') {
        printf('<p class="description" id="%s-help">%s</p>', esc_attr($key), esc_html($help));
    }
    echo lens_widgets_account_hint($key);
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
                : [null, __('Name of a header: Latin letters, digits and hyphens.', 'lens-widgets')];
        case 'path':
            $path = trim((string) wp_parse_url($text, PHP_URL_PATH), '/');
            $site = lens_widgets_site_path();
            if ($path === '' || $path === $site) {
                return [null, __('Address of the account: the path of its page, such as /personal/.', 'lens-widgets')];
            }
            // The site answers only what is below its own address.
            return [$site === '' || str_starts_with($path, "$site/") ? "/$path/" : "/$site/$path/", ''];
        case 'url':
            return $isAddress
                ? [esc_url_raw($text), '']
                : [null, sprintf(__('%s: a path, such as /api, or an address with https://.', 'lens-widgets'), $label)];
        case 'pattern':
            // Its braces are no part of an address.
            return $isAddress && str_contains($text, '{') && !preg_match('/[\s"<>]/', $text)
                ? [$text, '']
                : [null, sprintf(__('%s: an address in which this stands in braces.', 'lens-widgets'), $label)];
        case 'number':
            return ctype_digit($text) ? [$text, ''] : [null, sprintf(__('%s: a number.', 'lens-widgets'), $label)];
        case 'flag':
            return in_array($text, ['0', '1'], true) ? [$text === '1' ? '1' : '', ''] : [null, sprintf(__('%s or nothing.', 'lens-widgets'), $label)];
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
    $label = __('Account page of WooCommerce:', 'lens-widgets');
    return sprintf('<p class="description">%s <code>%s</code></p>', esc_html($label), esc_html($path));
}

add_action('admin_init', function () {
    register_setting('lens_widgets', 'lens_widgets', [
        'type' => 'object',
        'sanitize_callback' => 'lens_widgets_sanitize',
    ]);
    add_settings_section('lens_widgets', '', '__return_null', 'lens_widgets');
    foreach (lens_widgets_fields() as $key => [$label, $default, $kind]) {
        $draw = fn () => lens_widgets_draw_field($key, $default, $kind);
        add_settings_field($key, $label, $draw, 'lens_widgets', 'lens_widgets', ['label_for' => $key]);
    }
});

add_action('admin_menu', function () {
    add_options_page('Lens Widgets', 'Lens Widgets', 'manage_options', 'lens_widgets', function () {
        echo '<div class="wrap"><h1>Lens Widgets</h1><form method="post" action="options.php">';
        settings_fields('lens_widgets');
        do_settings_sections('lens_widgets');
        submit_button();
        echo '</form>';
        lens_widgets_draw_caches();
        echo '</div>';
    });
});
