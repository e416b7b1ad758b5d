<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
    die();
}

$widgets = require __DIR__ . '/widgets.php';
$name = $arCurrentValues['NAME'] ?? 'cabinet';

$arComponentParameters = [
    'PARAMETERS' => [
        'NAME' => [
            'PARENT' => 'BASE',
            'NAME' => 'Виджет',
            'TYPE' => 'LIST',
            'VALUES' => array_map(fn ($widget) => $widget[0], $widgets),
            'DEFAULT' => 'cabinet',
            // Another widget has other settings.
            'REFRESH' => 'Y',
        ],
        'FALLBACK' => ['PARENT' => 'BASE', 'NAME' => 'Что видно без JavaScript', 'TYPE' => 'STRING', 'DEFAULT' => ''],
    ],
];
foreach ($widgets[$name][1] ?? [] as $setting => $label) {
    $arComponentParameters['PARAMETERS'][strtoupper(strtr($setting, '-', '_'))] = [
        'PARENT' => 'DATA_SOURCE',
        'NAME' => $label,
        'TYPE' => 'STRING',
        'DEFAULT' => '',
    ];
}
