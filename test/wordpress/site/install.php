<?php
/* php install.php URL [PATH]: an editor, the plugin and pages, or, with the path of a second site, an empty network. */
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($argv[1], PHP_URL_HOST) . ':' . parse_url($argv[1], PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
define('WP_SITEURL', $argv[1]);
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require __DIR__ . '/pages.php';

wp_install('Магазин', 'editor', 'editor@example.ru', true, '', 'editor');
update_option('permalink_structure', '/%postname%/');
// Who edits reads Russian; the site's own language stays English.
update_user_meta(1, 'locale', 'ru_RU');
if (($argv[2] ?? '') !== '') {
    foreach ($wpdb->tables('ms_global') as $table => $name) {
        $wpdb->$table = $name;
    }
    install_network();
    populate_network(1, $_SERVER['HTTP_HOST'], 'editor@example.ru', 'Сеть', '/', false);
    exit;
}
lens_test_activate(false);
lens_test_pages();
do_action('init');
flush_rewrite_rules();
