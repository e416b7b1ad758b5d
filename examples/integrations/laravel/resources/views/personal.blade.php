<!doctype html>
<html lang="ru">
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Личный кабинет</title>
    {!! $widgets::config($config) !!}
    {!! $widgets->head('cabinet') !!}
</head>
<body>
    {!! $widgets::container('cabinet', [], 'Чтобы открыть личный кабинет, включите JavaScript.') !!}
</body>
</html>
