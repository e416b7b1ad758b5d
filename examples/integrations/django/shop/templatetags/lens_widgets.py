"""{% load lens_widgets %}: what a page writes for the widgets."""

import json
from functools import lru_cache
from pathlib import Path

from django import template
from django.conf import settings
from django.utils.html import format_html, format_html_join
from django.utils.safestring import mark_safe

register = template.Library()


@lru_cache
def _manifest():
    path = Path(settings.LENS_WIDGETS_FOLDER) / "manifest.json"
    return json.loads(path.read_text(encoding="utf-8"))


@register.simple_tag
def lens_head(*names):
    """For the head of the page, after the configuration: the snippet that starts the cabinet's first calls, the loader,
    and hints for what the first screen of these widgets needs. Without the snippet hints make the calls wait.

    A policy allows the snippet by its hash, which the manifest has, too."""
    url = settings.LENS_WIDGETS_URL
    preload, snippet = _manifest()["preload"], _manifest()["snippet"]["code"]
    early = mark_safe(f"<script>{snippet}</script>\n") if "cabinet" in names else ""
    files = {each["file"]: each["integrity"] for name in names for each in preload.get(name, [])}
    loader = format_html('<script type="module" src="{}/loader.js" crossorigin></script>\n', url)
    hints = format_html_join(
        "\n",
        '<link rel="modulepreload" href="{}/{}" integrity="{}" fetchpriority="low">',
        ((url, file, integrity) for file, integrity in files.items() if file.endswith(".js")),
    )
    return early + loader + hints


@register.simple_tag
def lens_config(config):
    """The keys of pageConfig as a block of data, which no policy forbids. '<' would end it, were it not escaped."""
    text = json.dumps(config, ensure_ascii=False).replace("<", "\\u003C").replace(">", "\\u003E")
    return mark_safe(f'<script type="application/json" data-lens-config>{text}</script>')


@register.simple_tag
def lens_widget(name, fallback="", **settings_of_it):
    """{% lens_widget "product" product_id=202 %}"""
    attributes = format_html_join(
        "", ' data-{}="{}"', ((key.replace("_", "-"), value) for key, value in settings_of_it.items())
    )
    return format_html('<div data-lens-widget="{}"{}>{}</div>', name, attributes, fallback)
