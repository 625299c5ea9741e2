# One image for a server of any size: `docker build -t trivet .`, or `docker compose up` with the compose file beside it.
FROM python:3.11-slim AS build
WORKDIR /build
# The pinned dependencies first: they change less often than the code. What builds and tests stays in this stage; /trivet,
# which goes on, gets what running needs.
COPY requirements.lock requirements-run.lock ./
RUN python -m venv /tools && /tools/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
RUN python -m venv /trivet && /trivet/bin/pip install --no-cache-dir --require-hashes -r requirements-run.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
RUN /tools/bin/hatchling build --target wheel --directory /wheel \
 && /trivet/bin/pip install --no-cache-dir --no-deps /wheel/*.whl \
 && /trivet/bin/python -m compileall -q /trivet/lib

FROM python:3.11-slim
RUN useradd --create-home --uid 1000 trivet && install -d -o trivet -g trivet /data /cache
COPY --from=build /trivet /trivet
USER trivet
# /data: the SQLite file of a server without PostgreSQL. /cache: modules built here (trivet wasm), and what else is kept.
ENV PATH=/trivet/bin:$PATH TRIVET_DATA_FOLDER=/data XDG_CACHE_HOME=/cache TRIVET_LOG=json
VOLUME ["/data", "/cache"]
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD \
  ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/ready', timeout=2)"]
ENTRYPOINT ["trivet"]
CMD ["serve", "--host", "0.0.0.0"]
