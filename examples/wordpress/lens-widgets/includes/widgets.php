<?php

/** The widgets, by name: what the editor calls them, and their settings without 'data-'. */
function lens_widgets_all(): array
{
    $basket = ['basket-type' => 'Корзина: eshop или mono'];
    $selected = ['selected' => 'Что выбрано сначала'];
    return [
        'cabinet' => ['Личный кабинет', ['hide-menu' => 'Без меню: true']],
        'product' => ['Товар', ['product-id' => 'ID товара', 'show' => 'Части: buy reviews related']],
        'catalogue' => ['Каталог', ['category' => 'Категория: lenses, solutions или drops']],
        'basket' => ['Корзина', $basket],
        'checkout' => ['Оформление заказа', $basket],
        'delivery-points' => ['Доставка и пункты выдачи', $basket + $selected],
        'locator' => ['Оптики', ['product-id' => 'ID товара', 'services' => 'Коды услуг'] + $selected],
        'cataract-clinics' => ['Клиники', $selected],
        'cataract-simulator' => [
            'Симулятор зрения при катаракте',
            ['kind' => 'Вид: nuclear, cortical или psc', 'severity' => 'Выраженность, 0–100', 'scene' => 'Сцена: street, night или text'],
        ],
        'lens-calculator' => ['Калькулятор линз', ['modes' => 'Вкладки по порядку', 'mode' => 'Открытая вкладка']],
        'osdi-6' => ['Тест на сухость глаз OSDI-6', ['cutoff' => 'Граница, 1–24', 'appointment-url' => 'Адрес записи']],
        'cldeq-8' => [
            'Тест на дискомфорт в линзах CLDEQ-8',
            ['cutoff' => 'Граница, 2–37', 'meaningful-change' => 'Существенное изменение', 'appointment-url' => 'Адрес записи'],
        ],
        'survey' => ['Опрос', ['survey' => 'Код опроса']],
        'video-competition' => ['Конкурс видео', ['sort' => 'Порядок: new, popular или rating']],
        'promoter' => ['Запись на проверку зрения и спа', ['kind' => 'Вкладка: vision_test или spa', 'idle-clear' => 'Стирать введённое, секунд']],
        'service-programme' => ['Программа обслуживания', ['department' => 'ID оптики']],
        'receipt-by-link' => ['Чек по ссылке', []],
        'feedback' => ['Обратная связь', []],
        'login' => ['Вход', []],
        'restriction-notice' => ['Уведомление об ограничении', []],
    ];
}

/** The container of a widget; empty for a name that is none. What is no setting of it is left out. */
function lens_widgets_container(string $name, array $settings, string $fallback = ''): string
{
    $known = lens_widgets_all()[$name] ?? null;
    if ($known === null) {
        return '';
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
