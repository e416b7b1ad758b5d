<?php

/** What has to be said where the build was not copied; empty where it was. */
function lens_widgets_missing_build(): string
{
    $folder = (string) apply_filters('lens_widgets_build', plugin_dir_path(LENS_WIDGETS_FILE) . 'dist');
    return is_readable("$folder/loader.js") && is_readable("$folder/manifest.json")
        ? ''
        : __('Lens Widgets: the files of the build are missing. Copy the folder dist into the folder of the plugin; until then only the fallback shows.', 'lens-widgets');
}

// The editor of blocks shows no such notices: there the block itself says it.
function lens_widgets_notice(): void
{
    $isOurs = in_array(get_current_screen()?->id, ['plugins', 'plugins-network', 'settings_page_lens_widgets'], true);
    if ($isOurs && lens_widgets_missing_build() !== '') {
        printf('<div class="notice notice-error"><p>%s</p></div>', esc_html(lens_widgets_missing_build()));
    }
}
add_action('admin_notices', 'lens_widgets_notice');
add_action('network_admin_notices', 'lens_widgets_notice');

add_filter('plugin_action_links_' . plugin_basename(LENS_WIDGETS_FILE), function ($links) {
    $address = admin_url('options-general.php?page=lens_widgets');
    return array_merge([sprintf('<a href="%s">%s</a>', esc_url($address), esc_html(__('Settings', 'lens-widgets')))], $links);
});
