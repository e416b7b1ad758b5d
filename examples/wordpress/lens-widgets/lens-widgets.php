<?php
/**
 * Plugin Name: Lens Widgets
 * Description: Personal account, catalogue, basket and other widgets of a contact-lens shop.
 * Version: 0.3.0
 * Requires at least: 6.1
 * Requires PHP: 8.0
 * License: UNLICENSED
 * Update URI: false
 * Text Domain: lens-widgets
 * Domain Path: /languages
 */

if (!defined('ABSPATH')) {
    exit;
}

define('LENS_WIDGETS_FILE', __FILE__);
const LENS_WIDGETS_VERSION = '0.3.0';

foreach (['widgets', 'settings', 'head', 'content', 'preview', 'profile', 'notices'] as $part) {
    require __DIR__ . "/includes/$part.php";
}

add_action('init', function () {
    load_plugin_textdomain('lens-widgets', false, dirname(plugin_basename(__FILE__)) . '/languages');
}, 0);
