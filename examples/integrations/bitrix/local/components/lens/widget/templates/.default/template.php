<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
    die();
}

echo LensWidgets::container($arResult['NAME'], $arResult['SETTINGS'], $arResult['FALLBACK']), "\n";
