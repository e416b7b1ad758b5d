from django.middleware.csrf import get_token
from django.shortcuts import render
from django.urls import re_path
from django.views.decorators.cache import never_cache


@never_cache
def personal(request):
    config = {
        "profileUrl": "/personal/",
        "token": request.session.get("api_token", ""),
        "csrfToken": get_token(request),
    }
    return render(request, "personal.html", {"config": config})


# Every path of the cabinet is answered by its page.
urlpatterns = [re_path(r"^personal/", personal)]
