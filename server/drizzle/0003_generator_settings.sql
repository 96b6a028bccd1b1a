CREATE TABLE "generator_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"preset" text NOT NULL,
	"address" text NOT NULL,
	"model" text NOT NULL,
	"sealed_key" text,
	"checks_keys" boolean NOT NULL
);
