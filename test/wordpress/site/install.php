<?php
/* php install.php URL: an editor, the plugin and pages, as the shop's administrator would make them. */
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($argv[1], PHP_URL_HOST) . ':' . parse_url($argv[1], PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
define('WP_SITEURL', $argv[1]);
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('Магазин', 'editor', 'editor@example.ru', true, '', 'editor');
update_option('permalink_structure', '/%postname%/');
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$error = activate_plugin('lens-widgets/lens-widgets.php');
if (is_wp_error($error)) {
    fwrite(STDERR, $error->get_error_message());
    exit(1);
}
$page = fn ($name, $title, $content) => wp_insert_post([
    'post_type' => 'page',
    'post_status' => 'publish',
    'post_name' => $name,
    'post_title' => $title,
    'post_content' => $content,
]);
$page('check', 'Чек', '[lens-widget name="receipt-by-link"][lens-widget name="feedback"]');
$page('product', 'Товар', '[lens-widget name="product"]');
$page('enter', 'Вход', '[lens-widget name="login"]<p>Вход</p>[/lens-widget][lens-widget name="unknown"]');
do_action('init');
flush_rewrite_rules();
