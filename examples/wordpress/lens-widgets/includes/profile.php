<?php

/** The path of the cabinet on its host, without slashes around it. */
function lens_widgets_profile_path(): string
{
    return trim(lens_widgets_settings()['profileUrl'], '/');
}

/** The path of the site itself, where WordPress stands in a subdirectory; else empty. */
function lens_widgets_site_path(): string
{
    return trim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
}

/** WordPress's rules know no subdirectory: the pattern for what is under the cabinet's page, and the page. */
function lens_widgets_rule(): ?array
{
    $path = '/' . lens_widgets_profile_path() . '/';
    $site = '/' . lens_widgets_site_path() . '/';
    $page = trim(str_starts_with($path, $site) ? substr($path, strlen($site) - 1) : $path, '/');
    return $page === '' ? null : ['^' . preg_quote($page) . '/.+', "index.php?pagename=$page"];
}

/** Every path under the address of the cabinet is answered by its page. */
function lens_widgets_add_rule(): void
{
    $rule = lens_widgets_rule();
    if ($rule) {
        add_rewrite_rule($rule[0], $rule[1], 'top');
    }
}
add_action('init', 'lens_widgets_add_rule');

function lens_widgets_renew_rules(): void
{
    lens_widgets_add_rule();
    flush_rewrite_rules();
}
register_activation_hook(LENS_WIDGETS_FILE, 'lens_widgets_renew_rules');
add_action('update_option_lens_widgets', 'lens_widgets_renew_rules');
add_action('add_option_lens_widgets', 'lens_widgets_renew_rules');

// In a network the plugin is switched on once for all sites, also for those that come later.
add_action('wp_loaded', function () {
    $rules = get_option('rewrite_rules');
    $rule = lens_widgets_rule();
    if (is_array($rules) && $rules && $rule && !isset($rules[$rule[0]])) {
        flush_rewrite_rules(false);
    }
});

register_deactivation_hook(LENS_WIDGETS_FILE, function () {
    global $wp_rewrite;
    unset($wp_rewrite->extra_rules_top[lens_widgets_rule()[0] ?? '']);
    flush_rewrite_rules();
});

// WordPress would lead '/personal/orders/' to '/personal/'.
add_filter('redirect_canonical', function ($to, $from) {
    $asked = trim((string) wp_parse_url($from, PHP_URL_PATH), '/');
    return str_starts_with("$asked/", lens_widgets_profile_path() . '/') ? false : $to;
}, 10, 2);
