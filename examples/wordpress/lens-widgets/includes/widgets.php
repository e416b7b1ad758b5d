<?php

/** The widgets, by name: what the editor calls them, and their settings without 'data-'. */
function lens_widgets_all(): array
{
    $basket = ['basket-type' => __('Basket: eshop or mono', 'lens-widgets')];
    $selected = ['selected' => __('What is chosen at first', 'lens-widgets')];
    $menu = ['hide-menu' => __('Without its menu: true', 'lens-widgets')];
    return [
        'cabinet' => [__('Personal account', 'lens-widgets'), $menu],
        'specialist' => [__('Cabinet of specialists', 'lens-widgets'), $menu],
        'product' => [__('Product', 'lens-widgets'), ['product-id' => __('ID of the product', 'lens-widgets'), 'show' => __('Parts: buy reviews related', 'lens-widgets'), 'category' => __('Category: lenses', 'lens-widgets')]],
        'catalogue' => [__('Catalogue', 'lens-widgets'), ['category' => __('Category: lenses, solutions or drops', 'lens-widgets')]],
        'basket' => [__('Basket', 'lens-widgets'), $basket],
        'checkout' => [__('Checkout', 'lens-widgets'), $basket],
        'delivery-points' => [__('Delivery and collection points', 'lens-widgets'), $basket + $selected],
        'locator' => [__('Opticians', 'lens-widgets'), ['product-id' => __('ID of the product', 'lens-widgets'), 'services' => __('Codes of services', 'lens-widgets')] + $selected],
        'cataract-clinics' => [__('Clinics', 'lens-widgets'), $selected],
        'cataract-simulator' => [
            __('Simulator of sight with a cataract', 'lens-widgets'),
            ['kind' => __('Kind: nuclear, cortical or psc', 'lens-widgets'), 'severity' => __('Severity, 0–100', 'lens-widgets'), 'scene' => __('Scene: street, night or text', 'lens-widgets')],
        ],
        'lens-calculator' => [__('Lens calculator', 'lens-widgets'), ['modes' => __('Tabs in their order', 'lens-widgets'), 'mode' => __('The tab that is open', 'lens-widgets')]],
        'osdi-6' => [__('Test on dry eyes, OSDI-6', 'lens-widgets'), ['cutoff' => __('Cut-off, 1–24', 'lens-widgets'), 'appointment-url' => __('Address for appointments', 'lens-widgets')]],
        'cldeq-8' => [
            __('Test on discomfort in lenses, CLDEQ-8', 'lens-widgets'),
            ['cutoff' => __('Cut-off, 2–37', 'lens-widgets'), 'meaningful-change' => __('Change that is meaningful', 'lens-widgets'), 'appointment-url' => __('Address for appointments', 'lens-widgets')],
        ],
        'survey' => [__('Survey', 'lens-widgets'), ['survey' => __('Code of the survey', 'lens-widgets')]],
        'video-competition' => [__('Video competition', 'lens-widgets'), ['sort' => __('Order: new, popular or rating', 'lens-widgets')]],
        'promoter' => [__('Booking of vision tests and spa days', 'lens-widgets'), ['kind' => __('Tab: vision_test or spa', 'lens-widgets'), 'idle-clear' => __('Clear what was typed after, seconds', 'lens-widgets')]],
        'service-programme' => [__('Service programme', 'lens-widgets'), ['department' => __('ID of the optician', 'lens-widgets')]],
        'receipt-by-link' => [__('Receipt by link', 'lens-widgets'), []],
        'callback' => [__('Call me back', 'lens-widgets'), []],
        'feedback' => [__('Feedback', 'lens-widgets'), []],
        'login' => [__('Login', 'lens-widgets'), []],
        'restriction-notice' => [__('Notice of a restriction', 'lens-widgets'), []],
    ];
}

/** The container of a widget; empty for a name that is none. What is no setting of it is left out. */
function lens_widgets_container(string $name, array $settings, string $fallback = ''): string
{
    $known = lens_widgets_all()[$name] ?? null;
    if ($known === null) {
        return '';
    }
    lens_widgets_drawn($name);
    if (!is_admin() && lens_widgets_is_of_visitor(lens_widgets_config())) {
        lens_widgets_keep_out_of_caches();
    }
    // The catalogue's cards lead to one page for all products: '/product/?product={id}'.
    $asked = $_GET['product'] ?? null;
    if ($name === 'product' && ($settings['product-id'] ?? '') === '' && is_string($asked)) {
        $settings['product-id'] = sanitize_text_field(wp_unslash($asked));
    }
    $attributes = '';
    foreach (array_intersect_key($settings, $known[1]) as $key => $value) {
        if ((string) $value !== '') {
            $attributes .= sprintf(' data-%s="%s"', esc_attr($key), esc_attr((string) $value));
        }
    }
    return sprintf('<div data-lens-widget="%s"%s>%s</div>', esc_attr($name), $attributes, $fallback);
}
