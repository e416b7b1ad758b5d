<?php

/** The path of the cabinet, without slashes around it. */
function lens_widgets_profile_path(): string
{
    return trim(lens_widgets_settings()['profileUrl'], '/');
}

/** Every path under the address of the cabinet is answered by its page. */
function lens_widgets_add_rule(): void
{
    $path = lens_widgets_profile_path();
    if ($path !== '') {
        add_rewrite_rule('^' . preg_quote($path) . '/.+', 'index.php?pagename=' . $path, 'top');
    }
}
add_action('init', 'lens_widgets_add_rule');

function lens_widgets_renew_rules(): void
{
    lens_widgets_add_rule();
    flush_rewrite_rules();
}
register_activation_hook(LENS_WIDGETS_FILE, 'lens_widgets_renew_rules');
register_deactivation_hook(LENS_WIDGETS_FILE, 'flush_rewrite_rules');
add_action('update_option_lens_widgets', 'lens_widgets_renew_rules');
add_action('add_option_lens_widgets', 'lens_widgets_renew_rules');

// WordPress would lead '/personal/orders/' to '/personal/'.
add_filter('redirect_canonical', function ($to, $from) {
    $asked = trim((string) wp_parse_url($from, PHP_URL_PATH), '/');
    return str_starts_with("$asked/", lens_widgets_profile_path() . '/') ? false : $to;
}, 10, 2);
