<?php

/** What a page writes for the widgets. The folder is that of the build on the disk, the URL where it is served. */
final class LensWidgets
{
    private array $preload;
    private array $snippet;

    public function __construct(string $folder, private string $url = '/assets/lens-widgets')
    {
        $manifest = json_decode(file_get_contents("$folder/manifest.json"), true, 512, JSON_THROW_ON_ERROR);
        $this->preload = $manifest['preload'];
        $this->snippet = $manifest['snippet'];
    }

    /**
     * For the head of the page, after the configuration: the snippet that starts the cabinet's first calls, the loader,
     * and hints for what the first screen of these widgets needs. Without the snippet hints make the calls wait.
     */
    public function head(string ...$names): string
    {
        $tags = in_array('cabinet', $names, true) ? ["<script>{$this->snippet['code']}</script>"] : [];
        $tags[] = sprintf('<script type="module" src="%s" crossorigin></script>', $this->link('loader.js'));
        $files = array_merge(...array_map(fn ($name) => $this->preload[$name] ?? [], array_values($names)));
        foreach (array_column($files, 'integrity', 'file') as $file => $integrity) {
            if (str_ends_with($file, '.js')) {
                $tags[] = sprintf(
                    '<link rel="modulepreload" href="%s" integrity="%s" fetchpriority="low">',
                    $this->link($file),
                    self::escape($integrity)
                );
            }
        }
        return implode("\n", $tags);
    }

    /** What `script-src` of a policy has to allow for the snippet: "'sha256-…'". */
    public function snippetHash(): string
    {
        return "'{$this->snippet['hash']}'";
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
