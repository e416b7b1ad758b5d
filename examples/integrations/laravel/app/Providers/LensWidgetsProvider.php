<?php

namespace App\Providers;

use Illuminate\Support\ServiceProvider;
use LensWidgets;

final class LensWidgetsProvider extends ServiceProvider
{
    public function register(): void
    {
        // The manifest is read once in a request.
        $this->app->singleton(
            LensWidgets::class,
            fn () => new LensWidgets(public_path('assets/lens-widgets'))
        );
    }
}
