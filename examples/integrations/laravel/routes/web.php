<?php

use Illuminate\Support\Facades\Route;

// Every path of the cabinet is answered by its page.
// It carries the visitor's token: no cache keeps it.
Route::get('/personal/{path?}', fn () => response()->view('personal', [
    'widgets' => app(LensWidgets::class),
    'config' => ['profileUrl' => '/personal/', 'token' => session('api_token', ''), 'csrfToken' => csrf_token()],
])->header('Cache-Control', 'private, no-store'))->where('path', '.*');
