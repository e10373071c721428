# One image: the built site on Node 26, with the packages it runs with and none that built it. Data without a DATABASE_URL, and
# uploaded files, live in /data. Nothing else is written, so the root may be read-only (with a tmpfs at /tmp). The steps are tried by
# `npm run test:delivery`, without Docker.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The image has a Node of its own; the one among the packages is for machines with an old one or none. Prisma brings its compilers for
# databases that are not PostgreSQL, 55 MB of them.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node && \
  cd node_modules/@prisma/client/runtime && rm *.cockroachdb.* *.mysql.* *.sqlite.* *.sqlserver.*

FROM node:26-slim
ENV NODE_ENV=production
WORKDIR /app
COPY . .
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/prisma/generated prisma/generated
RUN install -d -m 700 -o node -g node /data /backups
USER node
# glibc hears only before a process begins that it is to give memory back (decision 63).
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "--import", "./gateway/node-version.mjs", "dist/gateway/main.js"]
