<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
    die();
}

// Each widget with its title, and its settings as `data-…` has them.
return [
    'cabinet' => ['Личный кабинет', ['hide-menu' => 'Без меню: true']],
    'specialist' => ['Кабинет специалиста', ['hide-menu' => 'Без меню: true']],
    'product' => ['Товар', [
        'product-id' => 'ID товара',
        'show' => 'Части: buy reviews related',
        'category' => 'Категория: lenses',
    ]],
    'catalogue' => ['Каталог', ['category' => 'Категория: lenses, solutions или drops']],
    'basket' => ['Корзина', ['basket-type' => 'Корзина: eshop или mono']],
    'checkout' => ['Оформление заказа', ['basket-type' => 'Корзина: eshop или mono']],
    'delivery-points' => ['Доставка и пункты выдачи', [
        'basket-type' => 'Корзина: eshop или mono',
        'selected' => 'Что выбрано сначала',
    ]],
    'locator' => ['Оптики', [
        'product-id' => 'ID товара',
        'services' => 'Коды услуг',
        'selected' => 'Что выбрано сначала',
    ]],
    'cataract-clinics' => ['Клиники', ['selected' => 'Что выбрано сначала']],
    'cataract-simulator' => ['Симулятор зрения при катаракте', [
        'kind' => 'Вид: nuclear, cortical или psc',
        'severity' => 'Выраженность, 0–100',
        'scene' => 'Сцена: street, night или text',
    ]],
    'lens-calculator' => ['Калькулятор линз', ['modes' => 'Вкладки по порядку', 'mode' => 'Открытая вкладка']],
    'osdi-6' => ['Тест на сухость глаз OSDI-6', ['cutoff' => 'Граница, 1–24', 'appointment-url' => 'Адрес записи']],
    'cldeq-8' => ['Тест на дискомфорт в линзах CLDEQ-8', [
        'cutoff' => 'Граница, 2–37',
        'meaningful-change' => 'Существенное изменение',
        'appointment-url' => 'Адрес записи',
    ]],
    'survey' => ['Опрос', ['survey' => 'Код опроса']],
    'video-competition' => ['Конкурс видео', ['sort' => 'Порядок: new, popular или rating']],
    'promoter' => ['Запись на проверку зрения и спа', [
        'kind' => 'Вкладка: vision_test или spa',
        'idle-clear' => 'Стирать введённое, секунд',
    ]],
    'service-programme' => ['Программа обслуживания', ['department' => 'ID оптики']],
    'receipt-by-link' => ['Чек по ссылке', []],
    'callback' => ['Заказать звонок', []],
    'feedback' => ['Обратная связь', []],
    'login' => ['Вход', []],
    'restriction-notice' => ['Уведомление об ограничении', []],
];
