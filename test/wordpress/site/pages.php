<?php
/* The pages of a shop, as its editor would make them; of a network each site has its own. */
require_once ABSPATH . 'wp-admin/includes/plugin.php';

function lens_test_pages(): void
{
    $page = fn ($name, $title, $content) => wp_insert_post([
        'post_type' => 'page',
        'post_status' => 'publish',
        'post_name' => $name,
        'post_title' => $title,
        'post_content' => $content,
    ]);
    $page('about', 'О нас', 'Линзы с 1998 года');
    $page('check', 'Чек', '[lens-widget name="receipt-by-link"][lens-widget name="feedback"]');
    $page('product', 'Товар', '[lens-widget name="product"]');
    $page('specialist', 'Кабинет', '[lens-widget name="specialist"]');
    $page('enter', 'Вход', '[lens-widget name="login"]<p>Вход</p>[/lens-widget][lens-widget name="unknown"]');
}

function lens_test_activate(bool $isWholeNetwork): void
{
    $error = activate_plugin('lens-widgets/lens-widgets.php', '', $isWholeNetwork);
    if (is_wp_error($error)) {
        fwrite(STDERR, $error->get_error_message());
        exit(1);
    }
}
