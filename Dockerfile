# The production image. `deploy/image.slow.test.ts` runs these steps without a container engine.
# Tests run on the Node that package.json pins; the image uses the same major version with its newest patches.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
# Keeps only what the server needs: no tools, no second Node, no unused fonts.
RUN npm prune --omit=dev --ignore-scripts
RUN node scripts/slim-packages.ts
RUN ln -s ../../scripts/vitrine.mjs node_modules/.bin/vitrine && mkdir data backups

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    LOG_FORMAT=json \
    MALLOC_ARENA_MAX=2 \
    PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/demo ./demo
COPY --from=build /app/domain ./domain
COPY --from=build /app/i18n ./i18n
COPY --from=build /app/contract ./contract
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/deploy ./deploy
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
# The only place that the server writes to; everything else may be read-only.
COPY --from=build --chown=1000:1000 /app/data /data
# For a volume of backups: a new volume gets the owner of the folder that it is mounted on.
COPY --from=build --chown=1000:1000 /app/backups /backups
VOLUME /data
USER 1000:1000
EXPOSE 3000
# Checks that the process is alive; a load balancer should call `/readyz`.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/health-check.mjs"]
# No shell or npm in between, so signals reach the server itself.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
