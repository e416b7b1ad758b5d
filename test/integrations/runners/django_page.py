"""The page of the example project: python3 django_page.py FOLDER_OF_PROJECT FOLDER_OF_WIDGETS."""

import sys

import django
from django.conf import settings

folder, widgets = sys.argv[1:]
sys.path.insert(0, folder)
settings.configure(
    ALLOWED_HOSTS=["testserver"],
    DEFAULT_CHARSET="utf-8",
    INSTALLED_APPS=["shop"],
    LENS_WIDGETS_FOLDER=widgets,
    LENS_WIDGETS_URL="/assets/lens-widgets",
    ROOT_URLCONF="shop.urls",
    SECRET_KEY="test",
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}],
)
django.setup()

from django.test import RequestFactory
from django.urls import resolve

request = RequestFactory().get("/personal/orders/")
request.session = {"api_token": "full.<!--</script>"}
answer = resolve("/personal/orders/").func(request)
assert {"private", "no-store"} <= {each.strip() for each in answer["Cache-Control"].split(",")}
sys.stdout.buffer.write(answer.content)
