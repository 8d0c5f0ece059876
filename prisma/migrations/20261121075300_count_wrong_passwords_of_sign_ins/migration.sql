ALTER TABLE "external_sign_ins" ADD COLUMN "wrong_passwords" INTEGER NOT NULL DEFAULT 0;
