<?php

/** What has to be said where the build was not copied; empty where it was. */
function lens_widgets_missing_build(): string
{
    $folder = (string) apply_filters('lens_widgets_build', plugin_dir_path(LENS_WIDGETS_FILE) . 'dist');
    return is_readable("$folder/loader.js") && is_readable("$folder/manifest.json")
        ? ''
        : 'Lens Widgets: нет файлов сборки. Скопируйте папку dist в папку плагина, иначе вместо виджетов видно только запасное содержимое.';
}

// The editor of blocks shows no such notices: there the block itself says it.
add_action('admin_notices', function () {
    $isOurs = in_array(get_current_screen()?->id, ['plugins', 'plugins-network', 'settings_page_lens_widgets'], true);
    if ($isOurs && lens_widgets_missing_build() !== '') {
        printf('<div class="notice notice-error"><p>%s</p></div>', esc_html(lens_widgets_missing_build()));
    }
});

add_filter('plugin_action_links_' . plugin_basename(LENS_WIDGETS_FILE), function ($links) {
    $address = admin_url('options-general.php?page=lens_widgets');
    return array_merge([sprintf('<a href="%s">Настройки</a>', esc_url($address))], $links);
});
