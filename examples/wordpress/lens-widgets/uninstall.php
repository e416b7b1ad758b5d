<?php
/* What the plugin keeps goes with it: its settings, on each site of a network. The rules went when it was switched off. */
if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

$sites = is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [get_current_blog_id()];
foreach ($sites as $site) {
    is_multisite() && switch_to_blog($site);
    delete_option('lens_widgets');
    is_multisite() && restore_current_blog();
}
