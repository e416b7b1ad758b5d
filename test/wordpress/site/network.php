<?php
/* php network.php URL PATH: a second site in the network, with the plugin switched on for both at once. */
$_SERVER['HTTP_HOST'] = parse_url($argv[1], PHP_URL_HOST) . ':' . parse_url($argv[1], PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
require __DIR__ . '/wp-load.php';
require __DIR__ . '/pages.php';

lens_test_pages();
// WordPress takes the port out of a site's domain.
add_filter('wp_normalize_site_data', fn ($data) => ['domain' => $_SERVER['HTTP_HOST']] + $data, 20);
$second = wp_insert_site([
    'domain' => $_SERVER['HTTP_HOST'],
    'path' => "$argv[2]/",
    'title' => 'Второй магазин',
    'user_id' => 1,
]);
if (is_wp_error($second)) {
    fwrite(STDERR, $second->get_error_message());
    exit(1);
}
switch_to_blog($second);
update_option('permalink_structure', '/%postname%/');
lens_test_pages();
restore_current_blog();
lens_test_activate(true);
