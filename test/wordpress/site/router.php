<?php
/* PHP's own server: files as they are, API and pictures from the sandbox, everything else from WordPress. */
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);

// Pictures of the sandbox's products stand below '/shop/'.
if (preg_match('#^/(api|shop)/#', $path)) {
    $headers = [];
    foreach (getallheaders() as $name => $value) {
        if (!in_array(strtolower($name), ['host', 'connection', 'content-length', 'accept-encoding'], true)) {
            $headers[] = "$name: $value";
        }
    }
    $answer = file_get_contents(getenv('SHOP') . $_SERVER['REQUEST_URI'], false, stream_context_create(['http' => [
        'method' => $_SERVER['REQUEST_METHOD'],
        'header' => $headers,
        'content' => file_get_contents('php://input'),
        'ignore_errors' => true,
    ]]));
    foreach ($http_response_header as $line) {
        if (preg_match('#^(HTTP/|content-type:|set-cookie:)#i', $line)) {
            header($line, false);
        }
    }
    echo $answer;
    return true;
}

// The files of WordPress stand below each site of a network, too.
$second = getenv('SECOND');
if ($second && preg_match("#^$second(/(wp-(?:admin|content|includes)(?:/.*)?|[\w-]+\.php))$#", $path, $found)) {
    $file = $_SERVER['DOCUMENT_ROOT'] . $found[1];
    $file = is_dir($file) ? rtrim($file, '/') . '/index.php' : $file;
    if (!str_ends_with($file, '.php')) {
        $types = ['js' => 'text/javascript', 'css' => 'text/css', 'svg' => 'image/svg+xml', 'json' => 'application/json'];
        $type = $types[pathinfo($file, PATHINFO_EXTENSION)] ?? mime_content_type($file);
        header("Content-Type: $type");
        readfile($file);
        return true;
    }
    $_SERVER['SCRIPT_FILENAME'] = $file;
    $_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] = $second . substr($file, strlen($_SERVER['DOCUMENT_ROOT']));
    chdir(dirname($file));
    require $file;
    return true;
}
if (is_file($_SERVER['DOCUMENT_ROOT'] . $path) || is_file($_SERVER['DOCUMENT_ROOT'] . rtrim($path, '/') . '/index.php')) {
    return false;
}
require __DIR__ . '/index.php';
return true;
