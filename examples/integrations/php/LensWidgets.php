<?php

/** What a page writes for the widgets. The folder is that of the build on the disk, the URL where it is served. */
final class LensWidgets
{
    private array $preload;

    public function __construct(string $folder, private string $url = '/assets/lens-widgets')
    {
        $manifest = json_decode(file_get_contents("$folder/manifest.json"), true, 512, JSON_THROW_ON_ERROR);
        $this->preload = $manifest['preload'];
    }

    /** For the head of the page: the loader, and hints for what the first screen of these widgets needs. */
    public function head(string ...$names): string
    {
        $tags = [sprintf('<script type="module" src="%s" crossorigin></script>', $this->link('loader.js'))];
        $files = array_merge(...array_map(fn ($name) => $this->preload[$name] ?? [], array_values($names)));
        foreach (array_column($files, 'integrity', 'file') as $file => $integrity) {
            if (str_ends_with($file, '.js')) {
                $tags[] = sprintf(
                    '<link rel="modulepreload" href="%s" integrity="%s">',
                    $this->link($file),
                    self::escape($integrity)
                );
            }
        }
        return implode("\n", $tags);
    }

    /** The keys of pageConfig as a block of data, which no policy forbids. '<' would end it, were it not escaped. */
    public static function config(array $config): string
    {
        $flags = JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;
        $json = json_encode((object) $config, $flags);
        return "<script type=\"application/json\" data-lens-config>$json</script>";
    }

    /** @param array<string, string> $settings without 'data-': ['product-id' => '202'] */
    public static function container(string $name, array $settings = [], string $fallback = ''): string
    {
        $attributes = '';
        foreach (['lens-widget' => $name] + $settings as $key => $value) {
            $attributes .= sprintf(' data-%s="%s"', self::escape($key), self::escape((string) $value));
        }
        return "<div$attributes>" . self::escape($fallback) . '</div>';
    }

    private function link(string $file): string
    {
        return self::escape("{$this->url}/$file");
    }

    private static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }
}
