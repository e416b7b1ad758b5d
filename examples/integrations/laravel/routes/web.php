<?php

use Illuminate\Support\Facades\Route;

// Every path of the cabinet is answered by its page.
Route::get('/personal/{path?}', fn () => view('personal', [
    'widgets' => app(LensWidgets::class),
    'config' => ['profileUrl' => '/personal/', 'token' => session('api_token', ''), 'csrfToken' => csrf_token()],
]))->where('path', '.*');
