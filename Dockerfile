# syntax=docker/dockerfile:1

FROM node:26-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY kinds/package.json kinds/
COPY contract/package.json contract/
COPY knowledge/package.json knowledge/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# The pages are built with everything …
FROM manifests AS build
RUN npm ci
COPY tsconfig.base.json ./
COPY scripts scripts
COPY kinds kinds
COPY contract contract
COPY web web
RUN npm run build

# … and served with nothing but what the server itself imports.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=kinds --workspace=contract --workspace=knowledge --workspace=server

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data

COPY --from=dependencies /app ./
COPY kinds kinds
COPY contract contract
COPY knowledge knowledge
COPY server server
COPY --from=build /app/web/dist web/dist

USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
