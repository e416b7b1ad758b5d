<?php

/** What has to be said where the build was not copied; empty where it was. */
function lens_widgets_missing_build(): string
{
    $folder = (string) apply_filters('lens_widgets_build', plugin_dir_path(LENS_WIDGETS_FILE) . 'dist');
    return is_readable("$folder/loader.js") && is_readable("$folder/manifest.json")
        ? ''
        : __('Lens Widgets: the files of the build are missing. Copy the folder dist into the folder of the plugin; until then only the fallback shows.', 'lens-widgets');
}

/** Without readable addresses WordPress answers no path below a page; empty where it has them. */
function lens_widgets_plain_links(): string
{
    return get_option('permalink_structure') !== ''
        ? ''
        : __('Lens Widgets: with plain permalinks the pages of the account are not found. Choose another structure under Settings, Permalinks.', 'lens-widgets');
}

// The editor of blocks shows no such notices: there the block itself says what is missing.
function lens_widgets_notice(): void
{
    if (!in_array(get_current_screen()?->id, ['plugins', 'plugins-network', 'settings_page_lens_widgets'], true)) {
        return;
    }
    foreach (array_filter([lens_widgets_missing_build(), lens_widgets_plain_links()]) as $problem) {
        printf('<div class="notice notice-error"><p>%s</p></div>', esc_html($problem));
    }
}
add_action('admin_notices', 'lens_widgets_notice');
add_action('network_admin_notices', 'lens_widgets_notice');

add_filter('plugin_action_links_' . plugin_basename(LENS_WIDGETS_FILE), function ($links) {
    $address = admin_url('options-general.php?page=lens_widgets');
    return array_merge([sprintf('<a href="%s">%s</a>', esc_url($address), esc_html(__('Settings', 'lens-widgets')))], $links);
});
