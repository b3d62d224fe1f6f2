# The page and the compiled engine are built in the first stage; the second has only what serving needs.
FROM python:3.13-slim-bookworm AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /catanica
COPY . .
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --requirement requirements/dev.txt \
    && /opt/build/bin/python tools/page.py \
    && /opt/build/bin/pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir dist . \
    && python -m venv /opt/catanica \
    && /opt/catanica/bin/pip install --no-cache-dir --requirement requirements/runtime.txt dist/*.whl

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/catanica --shell /usr/sbin/nologin catanica
COPY --from=build /opt/catanica /opt/catanica
USER 10001
ENV PATH=/opt/catanica/bin:$PATH CATANICA_HOME=/var/lib/catanica CATANICA_LOG_FORMAT=json
VOLUME /var/lib/catanica
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["catanica", "serve", "--host", "0.0.0.0", "--port", "8000"]
