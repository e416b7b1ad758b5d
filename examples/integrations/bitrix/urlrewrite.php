<?php
// Every path of the cabinet is answered by its page.
$arUrlRewrite = [
    ['CONDITION' => '#^/personal/#', 'PATH' => '/personal/index.php', 'SORT' => 100],
];
