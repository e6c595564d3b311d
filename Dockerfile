# Adloom in a container: `docker build -t adloom .`, then `docker run -p 4400:4400 -v adloom:/data -e ACCESS_TOKEN=… adloom`, with a secret of 16
# characters or more. It listens on every address, so it starts only with sign-in, or with OPEN_TO_ALL=1 (docs/security.md).
# One image serves the server and, with the word `worker`, the workers (compose.yaml).

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /adloom
COPY . .
# The package that `npx adloom` runs, in .cache/package, with the libraries it locks.
RUN node scripts/pack.mjs && npm install --prefix .cache/package --omit=dev

FROM node:24.21.0-bookworm-slim
WORKDIR /adloom
COPY --from=build /adloom/.cache/package ./
RUN install --directory --owner=node --group=node /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data PARTS_DIR=/data/parts NODE_ENV=production
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT || 4400) + '/api/health').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that signals arrive: what runs is finished before the process ends.
ENTRYPOINT ["node", "adloom.js"]
