<?php
require $_SERVER['DOCUMENT_ROOT'] . '/bitrix/header.php';
$APPLICATION->SetTitle('Личный кабинет');
$APPLICATION->IncludeComponent('lens:widget', '', [
    'NAME' => 'cabinet',
    'CONFIG' => ['profileUrl' => '/personal/', 'token' => $_SESSION['API_TOKEN'] ?? ''],
    'FALLBACK' => 'Чтобы открыть личный кабинет, включите JavaScript.',
]);
require $_SERVER['DOCUMENT_ROOT'] . '/bitrix/footer.php';
