<?php
/* As much of Bitrix as its page and component use: php bitrix.php DOCUMENT_ROOT [PAGE]. */
define('B_PROLOG_INCLUDED', true);
$_SERVER['DOCUMENT_ROOT'] = $argv[1];
$_SESSION = ['API_TOKEN' => 'full.<!--</script>'];

function bitrix_sessid(): string
{
    return 'csrf';
}

$handlers = [];
function AddEventHandler(string $module, string $event, callable $handler): void
{
    assert($module === 'main' && $event === 'OnEpilog');
    $GLOBALS['handlers'][] = $handler;
}

final class CBitrixComponent
{
    public array $arResult = [];

    public function __construct(private string $folder)
    {
    }

    public function run(array $arParams): void
    {
        global $APPLICATION;
        $arResult = &$this->arResult;
        include "{$this->folder}/component.php";
    }

    public function setFrameMode(bool $mode): void
    {
        assert($mode === false);
    }

    public function includeComponentTemplate(): void
    {
        $arResult = $this->arResult;
        include "{$this->folder}/templates/.default/template.php";
    }
}

final class CMain
{
    public string $title = '';
    public array $head = [];

    public function SetTitle(string $title): void
    {
        $this->title = $title;
    }

    public function AddHeadString(string $tags, bool $isUnique = false): void
    {
        $this->head[] = $tags;
    }

    public function IncludeComponent(string $name, string $template, array $parameters): void
    {
        [$vendor, $component] = explode(':', $name);
        // What stands in a parameter as it was given has '~' before its name.
        foreach ($parameters as $key => $value) {
            $parameters["~$key"] = $value;
        }
        $folder = "{$_SERVER['DOCUMENT_ROOT']}/local/components/$vendor/$component";
        (new CBitrixComponent($folder))->run($parameters);
    }
}

$APPLICATION = new CMain();
ob_start();
include $_SERVER['DOCUMENT_ROOT'] . ($argv[2] ?? '/personal/index.php');
foreach ($handlers as $handler) {
    $handler();
}
$body = ob_get_clean();
echo implode("\n", $APPLICATION->head), $body;
