<?php

/** The paths of the cabinets on their host, without slashes around them. */
function lens_widgets_cabinet_paths(): array
{
    $settings = lens_widgets_settings();
    return array_map(fn ($key) => trim($settings[$key], '/'), ['profileUrl', 'specialistUrl']);
}

/** The path of the site itself, where WordPress stands in a subdirectory; else empty. */
function lens_widgets_site_path(): string
{
    return trim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
}

/** WordPress's rules know no subdirectory: by the pattern for what is under a cabinet's page, the page. */
function lens_widgets_rules(): array
{
    $rules = [];
    $site = '/' . lens_widgets_site_path() . '/';
    foreach (lens_widgets_cabinet_paths() as $path) {
        $page = trim(str_starts_with("/$path/", $site) ? substr("/$path/", strlen($site) - 1) : $path, '/');
        // A shop without such a page keeps what it has there.
        if ($page !== '' && get_page_by_path($page)) {
            $rules['^' . preg_quote($page) . '/.+'] = "index.php?pagename=$page";
        }
    }
    return $rules;
}

/** Every path under the address of a cabinet is answered by its page. */
function lens_widgets_add_rules(): void
{
    foreach (lens_widgets_rules() as $pattern => $query) {
        add_rewrite_rule($pattern, $query, 'top');
    }
}
add_action('init', 'lens_widgets_add_rules');

function lens_widgets_renew_rules(): void
{
    lens_widgets_add_rules();
    flush_rewrite_rules();
}
register_activation_hook(LENS_WIDGETS_FILE, 'lens_widgets_renew_rules');
add_action('update_option_lens_widgets', 'lens_widgets_renew_rules');
add_action('add_option_lens_widgets', 'lens_widgets_renew_rules');

// A cabinet's page may be made after its address was set. In a network the plugin is switched on once for all sites,
// also for those that come later.
add_action('wp_loaded', function () {
    $known = get_option('rewrite_rules');
    if (is_array($known) && $known && array_diff_key(lens_widgets_rules(), $known)) {
        flush_rewrite_rules(false);
    }
});

// WordPress makes its rules anew where it finds none, on each site of a network.
register_deactivation_hook(LENS_WIDGETS_FILE, function ($isWholeNetwork) {
    $sites = $isWholeNetwork ? get_sites(['fields' => 'ids', 'number' => 0]) : [get_current_blog_id()];
    foreach ($sites as $site) {
        $isWholeNetwork && switch_to_blog($site);
        delete_option('rewrite_rules');
        $isWholeNetwork && restore_current_blog();
    }
});

// WordPress would lead '/personal/orders/' to '/personal/'.
add_filter('redirect_canonical', function ($to, $from) {
    $asked = trim((string) wp_parse_url($from, PHP_URL_PATH), '/');
    foreach (lens_widgets_cabinet_paths() as $path) {
        if (str_starts_with("$asked/", "$path/")) {
            return false;
        }
    }
    return $to;
}, 10, 2);
