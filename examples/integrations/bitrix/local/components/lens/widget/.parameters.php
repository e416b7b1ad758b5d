<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
    die();
}

$arComponentParameters = [
    'PARAMETERS' => [
        'NAME' => ['NAME' => 'Виджет', 'TYPE' => 'STRING', 'DEFAULT' => 'cabinet'],
        'FALLBACK' => ['NAME' => 'Что видно без JavaScript', 'TYPE' => 'STRING', 'DEFAULT' => ''],
    ],
];
