<?php
/* The page's template with Laravel's own engine: php laravel.php FOLDER_OF_LARAVEL FOLDER_OF_WIDGETS. */
require '/usr/share/php/Illuminate/View/autoload.php';
require __DIR__ . '/../../../examples/integrations/php/LensWidgets.php';

use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;

[, $folder, $widgets] = $argv;
$blade = new BladeCompiler(new Filesystem(), sys_get_temp_dir());
$template = $blade->compileString(file_get_contents("$folder/resources/views/personal.blade.php"));
(function (LensWidgets $widgets, array $config) use ($template) {
    eval("?>$template");
})(
    new LensWidgets($widgets),
    ['profileUrl' => '/personal/', 'token' => 'full.<!--</script>', 'csrfToken' => 'csrf'],
);
