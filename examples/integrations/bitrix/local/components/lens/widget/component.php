<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
    die();
}
require_once $_SERVER['DOCUMENT_ROOT'] . '/local/php_interface/LensWidgets.php';

// The token is the visitor's: a page with it is kept by no cache, composite or other.
$this->setFrameMode(false);

$widgets = new LensWidgets($_SERVER['DOCUMENT_ROOT'] . '/assets/lens-widgets');
$config = ($arParams['~CONFIG'] ?? []) + ['csrfToken' => bitrix_sessid()];
// The configuration comes first, because what the head starts needs it; once, however many components the page has.
if (!defined('LENS_WIDGETS_CONFIGURED')) {
    define('LENS_WIDGETS_CONFIGURED', true);
    $APPLICATION->AddHeadString(LensWidgets::config($config), true);
}
$APPLICATION->AddHeadString($widgets->head($arParams['NAME']), true);

$arResult = [
    'NAME' => $arParams['~NAME'],
    'SETTINGS' => $arParams['~SETTINGS'] ?? [],
    'FALLBACK' => $arParams['~FALLBACK'] ?? '',
];
$this->includeComponentTemplate();
