<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
    die();
}

$arComponentDescription = [
    'NAME' => 'Lens Widgets',
    'DESCRIPTION' => 'Личный кабинет и другие виджеты магазина линз',
    'PATH' => ['ID' => 'lens', 'NAME' => 'Линзы'],
];
