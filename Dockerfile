# Fuud for production. Whoever runs the image must set DATABASE_URL and SESSION_SECRET. All state is in Postgres.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund
COPY . .
RUN node .ci/build.mjs
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/graphql-server/catalogue ./graphql-server/catalogue
COPY --from=build /app/graphql-server/images ./graphql-server/images
COPY --from=build /app/dist ./dist
# FUUD_DATA_DIR. The user node must be able to write to it, because it has the cache of pictures.
RUN mkdir -m 777 .fuud
USER node
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:'+(process.env.PORT||4000)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "-e", "require('./dist/server/index.js').main(process.cwd())"]
