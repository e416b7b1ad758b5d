<?php
/*
 * A page cache, as shops have one. A cookie of the test chooses by which rule a page is not kept: 'constant' is that of
 * plugins which keep pages inside WordPress (WP Super Cache, Cache Enabler), 'headers' that of caches in front of it.
 */
$rules = [
    'constant' => fn () => defined('DONOTCACHEPAGE') && DONOTCACHEPAGE,
    'headers' => fn () => (bool) preg_grep('/^cache-control:.*(private|no-store|no-cache)/i', headers_list()),
];
$rule = $_COOKIE['shop-cache'] ?? '';
if (isset($rules[$rule]) && $_SERVER['REQUEST_METHOD'] === 'GET' && !is_admin()) {
    $kept = get_temp_dir() . 'page-' . md5("$rule {$_SERVER['HTTP_HOST']}{$_SERVER['REQUEST_URI']} " . ABSPATH . DB_HOST);
    if (is_readable($kept)) {
        header('X-Cache: hit');
        readfile($kept);
        exit;
    }
    ob_start(function ($page) use ($rules, $rule, $kept) {
        if (http_response_code() === 200 && !$rules[$rule]()) {
            file_put_contents($kept, $page);
        }
        return $page;
    });
}
