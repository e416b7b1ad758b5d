<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
    die();
}
require_once $_SERVER['DOCUMENT_ROOT'] . '/local/php_interface/LensWidgets.php';

// The token is the visitor's: a page with it is kept by no cache, composite or other.
$this->setFrameMode(false);

$widgets = new LensWidgets($_SERVER['DOCUMENT_ROOT'] . '/assets/lens-widgets');
$names = $GLOBALS['LENS_WIDGETS_NAMES'] ?? [];
// A key that is empty in one component, such as the token, is no answer to one that has it.
$config = array_filter($arParams['~CONFIG'] ?? [], fn ($value) => $value !== '' && $value !== null);
$isFirst = $names === [];
$GLOBALS['LENS_WIDGETS_NAMES'] = array_unique([...$names, $arParams['~NAME']]);
$GLOBALS['LENS_WIDGETS_CONFIG'] = $config + ($GLOBALS['LENS_WIDGETS_CONFIG'] ?? ['csrfToken' => bitrix_sessid()]);
// Written once, when the page is complete: with what each of its components says, whichever stands first.
if ($isFirst) {
    // It carries what is the visitor's, such as the token or Bitrix's session: no cache keeps it.
    header('Cache-Control: private, no-store');
    AddEventHandler('main', 'OnEpilog', function () use ($widgets) {
        global $APPLICATION;
        $head = [LensWidgets::config($GLOBALS['LENS_WIDGETS_CONFIG']), $widgets->head(...$GLOBALS['LENS_WIDGETS_NAMES'])];
        $APPLICATION->AddHeadString(implode("\n", $head), true);
    });
}

// Of the visual editor each setting is a parameter of its own: 'PRODUCT_ID' is `data-product-id`.
$settings = $arParams['~SETTINGS'] ?? [];
foreach (array_keys((require __DIR__ . '/widgets.php')[$arParams['~NAME']][1] ?? []) as $setting) {
    $typed = (string) ($arParams['~' . strtoupper(strtr($setting, '-', '_'))] ?? '');
    $settings += $typed === '' ? [] : [$setting => $typed];
}
$arResult = [
    'NAME' => $arParams['~NAME'],
    'SETTINGS' => $settings,
    'FALLBACK' => $arParams['~FALLBACK'] ?? '',
];
$this->includeComponentTemplate();
