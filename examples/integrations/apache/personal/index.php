<?php
session_start();
require dirname(__DIR__) . '/LensWidgets.php';

$widgets = new LensWidgets(dirname(__DIR__) . '/assets/lens-widgets');
$config = ['profileUrl' => '/personal/', 'token' => $_SESSION['API_TOKEN'] ?? '', 'csrfToken' => $_SESSION['CSRF'] ?? ''];
?>
<!doctype html>
<html lang="ru">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Личный кабинет</title>
    <?= LensWidgets::config($config), "\n" ?>
    <?= $widgets->head('cabinet'), "\n" ?>
</head>
<body>
    <?= LensWidgets::container('cabinet', [], 'Чтобы открыть личный кабинет, включите JavaScript.'), "\n" ?>
</body>
</html>
