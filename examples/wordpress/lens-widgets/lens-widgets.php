<?php
/**
 * Plugin Name: Lens Widgets
 * Description: Личный кабинет, каталог, корзина и другие виджеты магазина контактных линз.
 * Version: 0.2.0
 * Requires at least: 6.1
 * Requires PHP: 8.0
 * License: UNLICENSED
 * Update URI: false
 */

if (!defined('ABSPATH')) {
    exit;
}

define('LENS_WIDGETS_FILE', __FILE__);

foreach (['widgets', 'settings', 'head', 'content', 'profile', 'notices'] as $part) {
    require __DIR__ . "/includes/$part.php";
}
